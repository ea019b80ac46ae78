import { textOf } from '@/kit/output';
import { CopyButton } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { MatchDetail, MatchTable } from './MatchTable';
import { tableOf } from './rows';
import type { Regex } from './useRegex';

export function InformationPanel({ regex: { list, notes, fading, chosen, choose } }: { regex: Regex }) {
  return (
    <Panel
      className={`rt-information ${fading}`}
      title="Match Information"
      actions={
        <CopyButton
          small
          look="quiet"
          label="Copy Matches"
          disabled={!list?.shown}
          value={() => textOf({ kind: 'table', value: tableOf(list!, list!.text, list!.flags) })}
        />
      }
    >
      {notes.map((note) => (
        <p key={note} className="hint-bar">
          {note}
        </p>
      ))}
      <div className="output-body">
        {list && list.shown > 0 ? (
          <>
            <MatchTable
              key={list.pattern}
              list={list}
              text={list.text}
              places={list.flags.includes('d')}
              chosen={chosen}
              onChoose={choose}
            />
            {chosen !== undefined && chosen < list.shown && <MatchDetail list={list} text={list.text} match={chosen} />}
          </>
        ) : (
          <div className="empty">
            <p>{list ? 'No matches.' : 'Each match is listed here with its index and groups.'}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}
