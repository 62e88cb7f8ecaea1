// Replaces the plain list of calls in the page by the reference, in which calls can be opened, searched
// and sent to this shop, with the session of this browser.

/** Puts code on the clipboard, and says in `status` for a moment whether that worked. */
async function copy(source, status) {
  // Undefined on a page that is neither https nor on this machine; and the browser may refuse.
  const copied = await navigator.clipboard?.writeText(source).then(
    () => true,
    () => false,
  );
  const message = document.createElement('span');
  message.textContent = copied ? 'Copied' : 'Not copied: select the code instead';
  status.replaceChildren(message);
  // A second copy has replaced the message by its own, which stays as long.
  setTimeout(() => message.remove(), 5000);
}

/** Shows the code samples of an operation above its responses, and below the response of a sent call. */
function showCodeSamples(system) {
  const { createElement } = system.React;
  const toBlock = (sample) => {
    const [label, source] = [sample.get('label'), sample.get('source')];
    return createElement(
      'div',
      { key: label, className: 'code-sample' },
      createElement(
        'div',
        { className: 'code-sample-head' },
        createElement('h5', null, label),
        createElement('span', { role: 'status' }),
        createElement(
          'button',
          {
            type: 'button',
            className: 'btn',
            'aria-label': `Copy ${label}`,
            onClick: ({ currentTarget }) => copy(source, currentTarget.previousElementSibling),
          },
          'Copy',
        ),
      ),
      createElement('pre', { tabIndex: 0 }, source),
    );
  };
  return {
    wrapComponents: {
      responses: (Responses) => (given) => {
        const samples = system.specSelectors
          .specJson()
          .getIn(['paths', given.path, given.method, 'x-codeSamples']);
        const parts = [
          samples &&
            createElement(
              'div',
              { key: 'samples', className: 'code-samples' },
              samples.map(toBlock),
            ),
          createElement(Responses, { ...given, key: 'responses' }),
        ];
        return createElement('div', null, given.tryItOutResponse ? parts.reverse() : parts);
      },
    },
  };
}

/** Links the errors of an operation to the part of the table that explains the codes of their status. */
function linkErrorCodes(system) {
  const { createElement } = system.React;
  return {
    wrapComponents: {
      responses: (Responses) => (given) => {
        const responses = system.specSelectors
          .specJson()
          .getIn(['paths', given.path, given.method, 'responses']);
        const links = Array.from(responses.keys())
          .filter((status) => status >= '400')
          .flatMap((status) => [
            ' ',
            createElement('a', { key: status, href: `#errors-${status}` }, status),
          ]);
        return createElement(
          'div',
          null,
          createElement('p', { className: 'error-links' }, 'Error codes of', ...links),
          createElement(Responses, given),
        );
      },
    },
  };
}

/** Says beside the curl of a sent call that it has no session: scripts cannot read the browser's cookie. */
function explainCurl(system) {
  const { createElement } = system.React;
  return {
    wrapComponents: {
      curl: (Curl) => (given) =>
        createElement(
          'div',
          null,
          createElement(Curl, given),
          createElement(
            'p',
            { className: 'curl-note' },
            'A browser sends its session, where it has one, which this command does not: for a call that needs one add ',
            createElement('code', null, '-b cookies.txt'),
            ' after a login with ',
            createElement('code', null, '-c cookies.txt'),
            '.',
          ),
        ),
    },
  };
}

/** The method of the client, such as `orders.create`, which a sample calls last. */
function readClientMethod(operation) {
  const [sample] = operation.get('x-codeSamples') ?? [];
  return sample?.get('source').match(/.*\bapi\.([\w.]+)\(/s)?.[1] ?? '';
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Lets the filter find calls by words of their group, operationId, HTTP method and path (also as a whole
 * address), summary, method of the client and own error codes; its own knows groups and paths.
 */
function filterOperations() {
  function opsFilter(groups, phrase) {
    const words = phrase
      .toLowerCase()
      .replace(/^\s*api\./, '')
      .replace(/(?:https?:\/\/[^/\s]+)?\/api\/v1(?=\/)/, '')
      .split(/\s+/);
    const method = METHODS.includes(words[0]) && words.length > 1 ? words.shift() : undefined;
    const isWanted = (call, tag) => {
      if (method !== undefined && call.get('method') !== method) return false;
      const operation = call.get('operation');
      const { operationId, summary } = operation.toObject();
      const address = [call.get('method'), call.get('path')];
      const names = [tag, operationId, summary, readClientMethod(operation)];
      const codes = operation.get('x-error-codes') ?? [];
      const text = [...address, ...names, ...codes].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    };
    return groups
      .map((group, tag) =>
        group.update('operations', (calls) => calls.filter((call) => isWanted(call, tag))),
      )
      .filter((group) => group.get('operations').size > 0);
  }
  return { fn: { opsFilter } };
}

/**
 * Shows each group of calls as a list of its own. Of a list with 150 rows or more the reference keeps only
 * those in view in the document: the browser's search does not find the others, and a link to what is
 * below them leads to where it was before they were rendered.
 */
function listEachGroup(system) {
  const { createElement } = system.React;
  return {
    wrapComponents: {
      operations: (Operations) => (given) => {
        const groups = system.specSelectors.taggedOperations();
        if (groups.size === 0) {
          const message =
            'No call matches this filter. A call must have each word in its method, path, names, summary or own error codes; the table below has all codes.';
          return createElement('p', { role: 'status' }, message);
        }
        const toList = (tag) => {
          const taggedOperations = () => groups.filter((_, name) => name === tag);
          const specSelectors = { ...given.specSelectors, taggedOperations };
          return createElement(Operations, { ...given, key: tag, specSelectors });
        };
        return groups.keySeq().map(toList).toArray();
      },
    },
  };
}

/**
 * Names the filter's field, which has neither a label nor a text that says what it finds, and makes its
 * place that of the link to the calls, as the list that had it is gone.
 */
function nameFilter() {
  const field = document.querySelector('.operation-filter-input');
  field?.closest('.filter')?.setAttribute('id', 'calls');
  field?.setAttribute('aria-label', 'Filter the calls');
  field?.setAttribute('placeholder', 'Filter, such as orders.create, payment or /cart');
}

/** Goes to what the address names: a call, or a part of the page outside of the reference. */
function showPart(hash) {
  if (hash.startsWith('#/')) {
    // The reference has scrolled to it before all above it was rendered. Safari has no idle callback.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(() => document.querySelector('.opblock.is-open')?.scrollIntoView());
  } else if (hash !== '') {
    // A navigation, unlike replaceState, also makes the part the page's :target.
    location.replace(hash);
  }
}

// The plain list, which the reference replaces.
const groups = new Map(
  Array.from(document.querySelectorAll('#reference li > b'), (name) => [
    name.textContent,
    name.closest('ul').previousElementSibling.textContent,
  ]),
);

/**
 * The hash of a call in the reference, `#/group/operationId`. Any group will do in an address, such as that
 * of the client, 'orders' for 'order'.
 */
function toCallHash(hash) {
  const id = hash.split('/')[2];
  return groups.has(id) ? `#/${groups.get(id)}/${id}` : hash;
}

if (location.hash.startsWith('#/')) history.replaceState(null, '', toCallHash(location.hash));
// The reference takes it for one of its own and writes it anew.
const { hash } = location;
// After a reload the browser would scroll back to where the plain list was.
if (hash !== '') history.scrollRestoration = 'manual';

const reference = globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  // The limits of a parameter, such as its maximum.
  showCommonExtensions: true,
  plugins: [linkErrorCodes, showCodeSamples, explainCurl, filterOperations, listEachGroup],
  supportedSubmitMethods: METHODS,
  onComplete() {
    nameFilter();
    // The reference has moved what the address points at.
    showPart(hash);
  },
  // The contract is sent to nobody.
  validatorUrl: null,
});

// The reference scrolls there for a second, changes the address only then, and so loses a Back in between.
addEventListener(
  'click',
  (event) => {
    if (!event.target.closest?.('a[href^="#"]:not([href^="#/"])')) return;
    event.stopImmediatePropagation();
    // The reference has taken that over too.
    history.scrollRestoration = 'auto';
  },
  { capture: true },
);

// The reference writes its addresses without this event: it is a link, the address bar or the history.
addEventListener('hashchange', ({ oldURL }) => {
  if (!location.hash.startsWith('#/')) return;
  const hash = toCallHash(location.hash);
  const call = document.getElementById(hash.replace('#/', 'operations-').replace('/', '-'));
  if (call?.classList.contains('is-open')) {
    // Back from a part of the page, the browser itself scrolls to where it was, behind the same filter.
    if (new URL(oldURL).hash.startsWith('#/')) call.scrollIntoView();
    return;
  }
  // A filter may hide the call.
  if (call === null) reference.layoutActions.updateFilter(true);
  reference.layoutActions.parseDeepLinkHash(hash);
});
