'use strict';
// JSON-RPC messages over a pair of streams, with the framing of the Language Server Protocol.

/** The error codes that are told apart here. */
const ErrorCodes = { methodNotFound: -32601, internalError: -32603, requestCancelled: -32800, serverCancelled: -32802 };

class ResponseError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * Takes bytes in pieces and gives whole messages.
 */
class MessageReader {
  /** @param {(message: any) => void} onMessage */
  constructor(onMessage) {
    this.onMessage = onMessage;
    this.buffer = Buffer.alloc(0);
  }

  /** @param {Buffer} chunk */
  take(chunk) {
    this.buffer = Buffer.concat([this.buffer, chunk]);
    for (;;) {
      const end = this.buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /^content-length:\s*(\d+)/im.exec(this.buffer.toString('latin1', 0, end));
      if (!length) throw new Error('a message without Content-Length');
      const start = end + 4;
      const stop = start + Number(length[1]);
      if (this.buffer.length < stop) return;
      const body = this.buffer.toString('utf8', start, stop);
      this.buffer = this.buffer.subarray(stop);
      this.onMessage(JSON.parse(body));
    }
  }
}

class Connection {
  /**
   * @param {NodeJS.ReadableStream} input
   * @param {NodeJS.WritableStream} output
   * @param {{ trace?: (direction: string, message: any) => void, onFault?: (error: Error) => void }} [options]
   */
  constructor(input, output, options = {}) {
    this.output = output;
    this.trace = options.trace || (() => {});
    this.nextId = 1;
    /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
    this.pending = new Map();
    /** @type {Map<string, (params: any) => any>} */
    this.handlers = new Map();
    this.isClosed = false;
    const reader = new MessageReader(message => this.receive(message));
    input.on('data', chunk => {
      try {
        reader.take(chunk);
      } catch (error) {
        if (options.onFault) options.onFault(/** @type {Error} */ (error));
      }
    });
    output.on('error', () => {});
  }

  /**
   * Sets what answers a request, or takes a notification, of the server.
   * @param {string} method
   * @param {(params: any) => any} handler
   */
  on(method, handler) {
    this.handlers.set(method, handler);
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  notify(method, params) {
    this.send({ method, params });
  }

  /**
   * @param {string} method
   * @param {any} params
   * @param {{ isCancellationRequested: boolean, onCancellationRequested: Function }} [token]
   * @returns {Promise<any>}
   */
  request(method, params, token) {
    if (this.isClosed) return Promise.reject(new ResponseError(ErrorCodes.internalError, 'the server is not running'));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.send({ id, method, params });
      if (token) token.onCancellationRequested(() => this.pending.has(id) && this.notify('$/cancelRequest', { id }));
    });
  }

  /** Ends all that is pending with an error. */
  close() {
    this.isClosed = true;
    for (const { reject } of this.pending.values()) {
      reject(new ResponseError(ErrorCodes.requestCancelled, 'the server has ended'));
    }
    this.pending.clear();
  }

  /** @param {any} message */
  send(message) {
    if (this.isClosed) return;
    this.trace('send', message);
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }), 'utf8');
    this.output.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.output.write(body);
  }

  /** @param {any} message */
  receive(message) {
    this.trace('receive', message);
    if (message.method !== undefined) {
      this.answer(message);
      return;
    }
    const waiting = this.pending.get(message.id);
    if (!waiting) return;
    this.pending.delete(message.id);
    if (message.error) waiting.reject(new ResponseError(message.error.code, message.error.message));
    else waiting.resolve(message.result);
  }

  /** @param {any} message */
  async answer({ id, method, params }) {
    const handler = this.handlers.get(method);
    if (id === undefined) {
      if (handler) await handler(params);
      return;
    }
    if (!handler) {
      this.send({ id, error: { code: ErrorCodes.methodNotFound, message: `no such method: ${method}` } });
      return;
    }
    try {
      const result = await handler(params);
      this.send({ id, result: result === undefined ? null : result });
    } catch (error) {
      this.send({ id, error: { code: ErrorCodes.internalError, message: String(error) } });
    }
  }
}

module.exports = { Connection, ErrorCodes, MessageReader, ResponseError };
