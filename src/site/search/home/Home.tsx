import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { PastedNote } from '../suggest/PastedNote';
import { FoundTools } from './FoundTools';
import { MyTools } from './MyTools';
import { SAMPLES } from './samples';
import { startFilter } from './start-filter';
import { useAsk } from './useAsk';
import { useFileDragging } from './useFileDragging';
import { useSearch } from './useSearch';
import './home.css';
import './tiles.css';

const Suggestions = lazy(() => import('../suggest/Suggestions'));

export default function Home() {
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const isDragging = useFileDragging();
  const ask = useAsk(search, field);
  const { typed, pasted, provided } = ask;
  useEffect(() => startFilter(), []);

  const clear = () => {
    ask.type('');
    field.current?.focus();
  };
  return (
    <div className="home-body">
      <div className={`ask ${isDragging ? 'ask-dragging' : ''}`}>
        <div className="ask-field">
          <input
            ref={field}
            type="search"
            className={pasted ? 'ask-covered' : ask.isRecognized ? 'ask-value' : ''}
            data-main-input=""
            aria-label="Find a tool"
            placeholder={isDragging ? 'Drop it here' : 'Paste or drop anything, or type a name'}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => ask.type(event.target.value)}
            {...ask.fieldEvents}
          />
          {pasted && <PastedNote pasted={pasted} />}
          {provided || typed !== '' ? (
            <Button small variant="quiet" data-keys="Esc" label="Clear" aria-label="Clear search" onClick={clear} />
          ) : (
            <Icon name="search" />
          )}
        </div>
        {provided && (
          <Suspense fallback={null}>
            <Suggestions
              provided={provided}
              pasted={pasted}
              suggested={ask.suggested}
              marked={ask.marked}
              onRows={ask.setRows}
            />
          </Suspense>
        )}
      </div>
      {ask.results ? (
        <FoundTools results={ask.results} />
      ) : (
        <>
          <Samples onPick={ask.take} />
          {!provided && <MyTools search={search} />}
        </>
      )}
    </div>
  );
}

const Samples = ({ onPick }: { onPick: ReturnType<typeof useAsk>['take'] }) => (
  <p className="ask-samples">
    <span>Try</span>
    {SAMPLES.map(({ label, make }) => (
      <Button
        key={label}
        small
        label={label}
        className={label.startsWith('a ') ? '' : 'ask-code'}
        onClick={async () => onPick(await make())}
      />
    ))}
  </p>
);
