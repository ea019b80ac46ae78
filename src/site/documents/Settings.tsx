import { useEffect, useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { NUMBER_STYLES, type NumberStyle, numberStyle, plural } from '@/ui/count';
import { download } from '@/ui/download';
import { readText } from '@/ui/files';
import { historyKept } from '@/ui/history-kept';
import { Panel } from '@/ui/Panel';
import { Switch } from '@/ui/Switch';
import { useKept } from '@/ui/storage';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/Toast';
import { UploadButton } from '@/ui/UploadButton';
import { countKept, exportKept, importKept, readKept, removeKept } from '../kept';
import { applyMotion, applyTheme, MOTIONS, motion, THEMES, theme } from '../theme';
import { recents, recentsOff } from '../visits';

/** Everything one can set for all pages, and everything that is kept, in one place. */
export default function Settings() {
  const id = useId();
  const chosenTheme = useKept(theme);
  const chosenMotion = useKept(motion);
  const numbers = useKept(numberStyle);
  const history = useKept(historyKept);
  const visits = !useKept(recentsOff);
  const [count, setCount] = useState(0);
  useEffect(() => setCount(countKept()), []);

  /** Everything on the page reads anew what is kept, as if another tab had changed it. */
  const showKept = () => {
    dispatchEvent(new StorageEvent('storage', { key: null }));
    applyTheme(theme.get());
    applyMotion(motion.get());
    setCount(countKept());
  };

  const takeOver = async ([file]: readonly File[]) => {
    const content = file && (await readText(file));
    if (content === undefined) return;
    const kept = readKept(content);
    if (!kept)
      return toast({
        title: 'Nothing imported',
        description: `${file!.name} is no file that Export wrote.`,
        tone: 'destructive',
      });
    if (!importKept(kept))
      return toast({ title: 'Nothing imported', description: 'The browser has no room for it.', tone: 'destructive' });
    showKept();
    toast(`${plural(kept.size, 'entry', 'entries')} imported`);
  };

  return (
    <div className="settings">
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
              {Object.entries(NUMBER_STYLES).map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        </div>
      </Panel>
      <Panel title="Memory">
        <div className="panel-body settings-rows">
          <Switch label="List recent runs on the pages of tools" on={history} onChange={(on) => historyKept.set(on)} />
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
      <Panel title="What is kept in this browser" aside={plural(count, 'entry', 'entries')}>
        <div className="panel-body">
          <p>
            Favourites, settings of tools, saved items, chains and drafts. Export writes them into one file, Import
            takes them over from it, here or in another browser. Passwords and keys are kept nowhere, so they are not in
            it.
          </p>
          <p className="settings-actions">
            <Button icon="download" label="Export" onClick={() => download('localkit.json', exportKept())} />
            <UploadButton
              iconOnly={false}
              look="plain"
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
                const before = exportKept();
                removeKept();
                showKept();
                toast({
                  title: 'Everything kept here is gone',
                  action: {
                    label: 'Undo',
                    run() {
                      importKept(readKept(before)!);
                      showKept();
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
