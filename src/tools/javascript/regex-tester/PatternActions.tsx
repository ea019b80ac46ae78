import { InputError } from '@/engines/input-error';
import { Button } from '@/ui/controls/Button';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { toast } from '@/ui/controls/Toast';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { UploadButton } from '@/ui/controls/UploadButton';
import { readText } from '@/ui/input/files';
import { download } from '@/ui/output/download';
import { CONFIG_FILE, readCases, readConfig, writeConfig } from './config';
import { savePattern } from './saved';
import type tool from './tool';
import type { Regex } from './useRegex';

export function PatternActions({ shape, regex }: { shape: typeof tool.options; regex: Regex }) {
  const { options, setup } = regex;
  const { load } = regex.steps;
  const { pattern, flags, replacement, text, shouldMatch, shouldNotMatch } = setup;

  const save = () =>
    savePattern({
      regex: pattern,
      flags,
      ...(regex.name.trim() !== '' && { name: regex.name.trim() }),
      ...readCases({ shouldMatch, shouldNotMatch }),
    });
  const importFile = async (file: File | undefined) => {
    const json = file && (await readText(file));
    if (json === undefined) return;
    try {
      const config = readConfig(json);
      load({
        pattern: config.regex,
        flags: config.flags,
        text: config.text,
        replacement: config.replacementText,
        shouldMatch: config.shouldMatch ?? '',
        shouldNotMatch: config.shouldNotMatch ?? '',
      });
      toast({ title: 'Configuration imported', action: { label: 'Undo', run: () => load(setup) } });
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      toast({ title: 'Not imported', description: problem.message, tone: 'destructive' });
    }
  };
  const exportFile = () =>
    download(
      CONFIG_FILE,
      writeConfig({ regex: pattern, flags, text, replacementText: replacement, shouldMatch, shouldNotMatch }),
    );

  return (
    <>
      <UndoButtons steps={regex.steps} />
      <Button small variant="quiet" icon="bookmark" label="Save Pattern" disabled={pattern === ''} onClick={save} />
      <UploadButton
        small
        iconOnly={false}
        label="Import Configuration"
        file="Configuration file"
        accept=".json"
        onFiles={([file]) => importFile(file)}
      />
      <Button small variant="quiet" icon="download" label="Export Configuration" onClick={exportFile} />
      <ShareMenu
        shape={shape}
        options={{ ...options.values, pattern, flags, replacement, shouldMatch, shouldNotMatch }}
        inputs={text === '' ? undefined : { input: text }}
      />
    </>
  );
}
