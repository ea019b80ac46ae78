import { autocompletion, type Completion, type CompletionContext } from '@codemirror/autocomplete';
import { completionPath, scopeCompletionSource } from '@codemirror/lang-javascript';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Member } from './entry';

/** Names that code finds in a worker, of which this browser has those it has. */
const GLOBALS =
  'AbortController AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Blob Boolean DOMException DataView Date Error EvalError Event EventTarget File FinalizationRegistry Float32Array Float64Array FormData Function Headers Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math MessageChannel NaN Number Object Promise Proxy RangeError ReadableStream ReferenceError Reflect RegExp Request Response Set SharedArrayBuffer String Symbol SyntaxError Temporal TextDecoder TextEncoder TypeError URIError URL URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet alert atob btoa clearInterval clearTimeout console crypto decodeURI decodeURIComponent encodeURI encodeURIComponent eval fetch globalThis isFinite isNaN parseFloat parseInt performance queueMicrotask setInterval setTimeout structuredClone undefined'.split(
    ' ',
  );

const LOOK = EditorView.theme({
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '9px',
    background: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxHeight: '240px', minWidth: '180px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px', lineHeight: '20px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--hover)', color: 'var(--ink)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { color: 'var(--ink-2)', fontStyle: 'normal' },
});

/**
 * Suggests names of the code, of the language and of what it finds at run time.
 * @param ask what the values behind names have, once the code has run; undefined where nothing is known.
 */
export function completion(ask: (path: readonly string[]) => Promise<readonly Member[] | undefined>): Extension {
  const scope = Object.fromEntries(
    GLOBALS.filter((name) => name in globalThis).map((name) => [name, globalThis[name as keyof typeof globalThis]]),
  );
  const fromLanguage = scopeCompletionSource(scope);
  const autocomplete = async (context: CompletionContext) => {
    const place = completionPath(context);
    if (!place || (!context.explicit && place.path.length === 0 && place.name === '')) return null;
    const known = await ask(place.path);
    if (!known) return fromLanguage(context);
    const options = known.map(
      ({ name, kind, own }): Completion => ({
        label: name,
        type: kind,
        // What a value has itself comes before what all of its kind have.
        boost: own && place.path.length > 0 ? 10 : -10,
      }),
    );
    return { from: context.pos - place.name.length, options, validFor: /^[\p{ID_Continue}$]*$/u };
  };
  return [
    autocompletion({ icons: false, aboveCursor: false, maxRenderedOptions: 50 }),
    EditorState.languageData.of(() => [{ autocomplete }]),
    LOOK,
  ];
}
