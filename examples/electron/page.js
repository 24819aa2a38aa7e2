// Suggestions while the user types. An answer that comes too late is dropped.
const input = document.querySelector('#text');
const list = document.querySelector('#suggestions');
let last = 0;

input.addEventListener('input', async () => {
  const question = ++last;
  const text = input.value.trim();
  const matches = text === '' ? [] : await window.geocoding.suggest(text);
  if (question !== last) return;
  list.replaceChildren(
    ...matches.map(({ label }) => Object.assign(document.createElement('li'), { textContent: label })),
  );
});
