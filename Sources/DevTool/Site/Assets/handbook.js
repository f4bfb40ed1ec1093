"use strict";

// Links to the site's address with a section's anchor lead on to the section's own page.
const index = document.querySelector(".cards");
function followAnchor() {
  const entry = index && location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const link = entry && entry.matches(".card li") && entry.querySelector("a");
  if (link) location.replace(link.href);
}
followAnchor();
addEventListener("hashchange", followAnchor);

// The chapters are a menu on narrow screens, closed until it is asked for.
const menu = document.querySelector(".menu");
const narrow = matchMedia("(max-width: 56rem)");
function fitMenu() { menu.open = !narrow.matches; }
narrow.addEventListener("change", fitMenu);
fitMenu();

// MARK: Search

const input = document.getElementById("search");
const results = document.getElementById("results");
let chosen = -1;

// Words as people type them: `.sheet(item:)` is `sheet` and `item`, a plural's ending does not matter.
function words(text) {
  return (text.toLowerCase().match(/[a-z0-9]+/g) || []).map((word) => (word.length > 3 ? word.replace(/([^s])s$/, "$1") : word));
}

// They are in every section and say nothing.
const empty = new Set("a an and are as at be by can do does for from gets has how in is it not of on or that the this to was when will with".split(" "));

const weights = [8, 2, 0, 8, 5, 4, 1];
const fields = sections.map((section) => section.map((text) => text.toLowerCase()));

function score(fields, terms) {
  let total = 0;
  let found = 0;
  for (const term of terms) {
    let best = 0;
    fields.forEach((text, field) => {
      const place = weights[field] > best ? text.indexOf(term) : -1;
      if (place < 0) return;
      const isStart = place === 0 || !/[a-z0-9]/.test(text[place - 1]);
      best = Math.max(best, weights[field] * (isStart ? 1 : 0.6));
    });
    if (best > 0) found += 1;
    total += best;
  }
  // A long message has names in it that nothing knows; of a few words, all count.
  return found < Math.min(terms.length, 4) * (terms.length > 4 ? 0.75 : 1) ? 0 : total;
}

function search(query) {
  const terms = [...new Set(words(query))].filter((word) => word.length > 1 && !empty.has(word));
  if (!terms.length) return [];
  return sections
    .map((section, number) => ({ section, score: score(fields[number], terms) }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 12)
    .map((hit) => ({ section: hit.section, terms }));
}

function escaped(text) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function marked(text, terms) {
  return escaped(text).replace(new RegExp(`(?<![a-z0-9])(${terms.join("|")})`, "gi"), "<mark>$1</mark>");
}

// The sentence around the first word that was found, or how the section starts.
function excerpt(section, terms) {
  const [messages, text] = [section[5], section[6].replace(/\s+/g, " ")];
  const message = messages.split(" | ").find((message) => terms.every((term) => message.toLowerCase().includes(term)));
  if (message) return message;
  const places = terms.map((term) => text.toLowerCase().indexOf(term)).filter((place) => place >= 0);
  const start = places.length ? Math.max(0, Math.min(...places) - 40) : 0;
  return (start ? "…" : "") + text.slice(start, start + 130) + "…";
}

function show(hits, query) {
  chosen = hits.length ? 0 : -1;
  results.innerHTML = hits
    .map(({ section, terms }, number) =>
      `<li role="option" id="result-${number}" aria-selected="${number === 0}" data-address="${escaped(section[2])}">` +
      `<span class="chapter">${escaped(section[1])}</span><b>${marked(section[0], terms)}</b>` +
      `<span class="text">${marked(excerpt(section, terms), terms)}</span></li>`)
    .join("") || '<li class="nothing" role="option" aria-disabled="true">Nothing found. Try fewer words.</li>';
  toggle(query.trim() !== "");
  announce();
}

function toggle(isShown) {
  results.hidden = !isShown;
  input.setAttribute("aria-expanded", String(isShown));
  if (!isShown) input.removeAttribute("aria-activedescendant");
}

function announce() {
  const options = [...results.querySelectorAll("[data-address]")];
  options.forEach((option, number) => option.setAttribute("aria-selected", String(number === chosen)));
  if (options[chosen]) {
    input.setAttribute("aria-activedescendant", options[chosen].id);
    options[chosen].scrollIntoView({ block: "nearest" });
  }
}

function open(option) {
  if (!option) return;
  toggle(false);
  input.blur();
  location.href = option.dataset.address;
}

input.addEventListener("input", () => show(search(input.value), input.value));
input.addEventListener("focus", () => { if (input.value) show(search(input.value), input.value); });
input.addEventListener("keydown", (event) => {
  const options = results.querySelectorAll("[data-address]");
  if (event.key === "ArrowDown") chosen = Math.min(chosen + 1, options.length - 1);
  else if (event.key === "ArrowUp") chosen = Math.max(chosen - 1, 0);
  else if (event.key === "Enter") return open(options[chosen]);
  else if (event.key === "Escape") return results.hidden ? input.blur() : toggle(false);
  else return;
  event.preventDefault();
  announce();
});
results.addEventListener("mousedown", (event) => {
  event.preventDefault();
  open(event.target.closest("[data-address]"));
});
input.addEventListener("blur", () => toggle(false));
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input, textarea") || event.metaKey || event.ctrlKey || event.altKey;
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    input.focus();
    input.select();
  }
});
