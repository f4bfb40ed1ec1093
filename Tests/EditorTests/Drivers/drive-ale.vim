" Drives Vim with ALE and the settings of its user:
"   vim -N -es -u ~/.vimrc -S drive-ale.vim, with FILE and EXPECTED in the environment
" Prints "ok NAME" or "not ok NAME: why" for each check; the exit status is 1 when one failed.

let s:failures = 0

function! s:Check(name, good, why) abort
  let s:failures += a:good ? 0 : 1
  call writefile([a:good ? 'ok ' . a:name : 'not ok ' . a:name . ': ' . string(a:why)], '/dev/stdout', 'a')
endfunction

function! s:Found(buffer) abort
  return filter(copy(ale#engine#GetLoclist(a:buffer)), {_, found -> found.text =~# 'showsTrail'})
endfunction

function! s:Shows(buffer, count) abort
  let end = reltimefloat(reltime()) + 30
  while len(s:Found(a:buffer)) != a:count && reltimefloat(reltime()) < end
    sleep 50m
  endwhile
  return len(s:Found(a:buffer)) == a:count
endfunction

function! s:Drive() abort
  let buffer = bufnr('')
  let original = readfile(expand('%:p'))
  call s:Check('the finding is shown', s:Shows(buffer, 1), ale#engine#GetLoclist(buffer))
  let found = get(s:Found(buffer), 0, {})
  call s:Check('it names its rule', get(found, 'code', '') ==# 'item-driven-sheet', found)
  silent write
  let end = reltimefloat(reltime()) + 30
  while readfile(expand('%:p')) ==# original && reltimefloat(reltime()) < end
    sleep 50m
  endwhile
  call s:Check('the written file is fixed', readfile(expand('%:p')) ==# readfile($EXPECTED), getline(1, '$'))
  call s:Check('the finding goes with the fix', s:Shows(buffer, 0), ale#engine#GetLoclist(buffer))
  execute s:failures ? 'cquit' : 'qall!'
endfunction

" Without a screen Vim loads no plug-ins of its own accord.
runtime! plugin/**/*.vim
execute 'edit' fnameescape($FILE)
call s:Drive()
