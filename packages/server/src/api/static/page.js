// @ts-check
/** What makes the API page handy: a search, buttons that copy, and links that open what they point at. */

const endpoints = /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('.endpoint'));
const search = /** @type {HTMLInputElement} */ (document.querySelector('#search'));
const status = /** @type {HTMLElement} */ (document.querySelector('.search [role=status]'));

/** Shows the endpoints that have every word of the search in them. */
function find() {
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const endpoint of endpoints) {
    const isFound = wanted.every(word => endpoint.dataset.find?.includes(word));
    endpoint.hidden = !isFound;
    if (isFound) found++;
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = section.querySelector('.endpoint:not([hidden])') === null;
  }
  status.textContent = wanted.length === 0 ? '' : `${found} of ${endpoints.length}`;
}

/** @param {Element} text */
function addCopy(text) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text.textContent ?? '');
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  text.before(button);
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.hidden = false;
  target.open = true;
  target.scrollIntoView();
}

/** As chosen for the rest of the site. */
function showTheme() {
  try {
    const theme = localStorage.getItem('roundhouse-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Then as the system says.
  }
}

showTheme();
search.parentElement?.removeAttribute('hidden');
search.addEventListener('input', find);
for (const text of document.querySelectorAll('pre.copy')) addCopy(text);
window.addEventListener('hashchange', openTarget);
openTarget();
