import { useEffect, useId, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { Switch } from '@/ui/controls/Switch';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { savedHistory } from '@/ui/history/saved-history';
import { readText } from '@/ui/input/files';
import { type NumberStyle, numberStyle, plural, THOUSANDS_MARKS } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { applyMotion, applyTheme, MOTIONS, motion, THEMES, theme } from '../shell/theme';
import { countSaved, exportSaved, importSaved, readSaved, removeSaved } from '../storage/saved-data';
import { recents, recentsOff } from '../storage/visits';

/** Everything one can set for all pages, and everything that is kept, in one place. */
export default function Settings() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(countSaved()), []);

  /** Everything on the page reads anew what is kept, as if another tab had changed it. */
  const showSaved = () => {
    dispatchEvent(new StorageEvent('storage', { key: null }));
    applyTheme(theme.get());
    applyMotion(motion.get());
    setCount(countSaved());
  };

  const takeOver = async ([file]: readonly File[]) => {
    const content = file && (await readText(file));
    if (content === undefined) return;
    const kept = readSaved(content);
    if (!kept)
      return toast({
        title: 'Nothing imported',
        description: `${file!.name} wasn’t made by Export.`,
        tone: 'destructive',
      });
    if (!importSaved(kept))
      return toast({ title: 'Nothing imported', description: 'This browser has no room for it.', tone: 'destructive' });
    showSaved();
    toast(`${plural(kept.size, 'entry', 'entries')} imported`);
  };

  return (
    <div className="settings">
      <LookPanel />
      <MemoryPanel />
      <Panel title="Saved in this browser" aside={plural(count, 'entry', 'entries')}>
        <div className="panel-body">
          <p>
            Favourites, tool settings, saved items, chains and drafts. Export saves them to a file; Import loads it,
            here or in another browser. Passwords and keys are never saved, so the file doesn’t contain any.
          </p>
          <p className="settings-actions">
            <Button icon="download" label="Export" onClick={() => download('localkit.json', exportSaved())} />
            <UploadButton
              iconOnly={false}
              variant="plain"
              file="File to import"
              accept=".json"
              label="Import"
              onFiles={takeOver}
            />
            <Button
              icon="trash-2"
              label="Remove all"
              disabled={count === 0}
              onClick={() => {
                const before = exportSaved();
                removeSaved();
                showSaved();
                toast({
                  title: 'Saved data removed',
                  action: {
                    label: 'Undo',
                    run() {
                      importSaved(readSaved(before)!);
                      showSaved();
                    },
                  },
                });
              }}
            />
          </p>
        </div>
      </Panel>
    </div>
  );
}

function LookPanel() {
  const id = useId();
  const chosenTheme = usePersisted(theme);
  const chosenMotion = usePersisted(motion);
  const numbers = usePersisted(numberStyle);
  return (
    <Panel title="Look">
      <div className="panel-body settings-rows">
        <div className="field">
          <span aria-hidden="true">Theme</span>
          <Tabs
            label="Theme"
            tabs={THEMES}
            value={chosenTheme}
            onChange={(next) => {
              theme.set(next);
              applyTheme(next);
            }}
          />
        </div>
        <div className="field">
          <span aria-hidden="true">Motion</span>
          <Tabs
            label="Motion"
            tabs={MOTIONS}
            value={chosenMotion}
            onChange={(next) => {
              motion.set(next);
              applyMotion(next);
            }}
          />
        </div>
        <div className="field">
          <label htmlFor={id}>Numbers beside results</label>
          <select id={id} value={numbers} onChange={(event) => numberStyle.set(event.target.value as NumberStyle)}>
            {Object.entries(THOUSANDS_MARKS).map(([name, mark]) => (
              <option key={name} value={name}>
                {['1', '234', '567'].join(mark)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </Panel>
  );
}

function MemoryPanel() {
  const history = usePersisted(savedHistory);
  const visits = !usePersisted(recentsOff);
  return (
    <Panel title="Memory">
      <div className="panel-body settings-rows">
        <Switch label="List recent runs on tool pages" on={history} onChange={(on) => savedHistory.set(on)} />
        <Switch
          label="List recently used tools on the home page"
          on={visits}
          onChange={(on) => {
            recentsOff.set(!on);
            if (!on) recents.set([]);
          }}
        />
      </div>
    </Panel>
  );
}
