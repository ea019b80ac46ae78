import { type RefObject, useId } from 'react';
import type { OptionValues } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import type { OptionState } from '@/ui/hooks/useOptions';
import type tool from './tool';

interface QueryStripProps {
  shape: (typeof tool)['options'];
  options: OptionState<OptionValues<(typeof tool)['options']>>;
  field: RefObject<HTMLInputElement | null>;
  isWrong: boolean;
  onFind(): void;
}

/** The query, and how the document is read. */
export function QueryStrip({ shape, options, field, isWrong, onFind }: QueryStripProps) {
  const id = useId();
  const { query, eachDocument, asLines, jsonc } = options.values;
  const { placeholder, maxLength } = shape.query;
  return (
    <div className="jp-query">
      <label className="field" htmlFor={`${id}-query`}>
        <span>JSONPath Query</span>
      </label>
      <div className="jp-row">
        <input
          ref={field}
          id={`${id}-query`}
          type="text"
          value={query}
          placeholder={placeholder}
          maxLength={maxLength}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={isWrong ? true : undefined}
          onChange={(event) => options.set({ query: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && onFind()}
        />
      </div>
      <OptionStrip
        shape={{ eachDocument: shape.eachDocument, asLines: shape.asLines, jsonc: shape.jsonc }}
        options={{
          ...options,
          changed: eachDocument || asLines || jsonc,
          reset: () => options.set({ eachDocument: false, asLines: false, jsonc: false }),
        }}
      >
        <Button label="Find JSON Path" variant="primary" onClick={onFind} />
      </OptionStrip>
    </div>
  );
}
