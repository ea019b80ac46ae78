import { useMemo } from 'react';
import { InputError } from '@/engines/input-error';
import { formatDocument, type JsonDocument, parseJson } from '@/engines/json';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import { FoldText } from '@/ui/output/viewers/FoldText';

/** Laid out anew in the page itself, which for longer text would be felt. */
const LONGEST = 1_000_000;

function layOut(text: string): JsonDocument | undefined {
  try {
    const reading = { allowComments: true, allowTrailingCommas: true };
    return parseJson(formatDocument(parseJson(text, reading), { indent: 2 }), reading);
  } catch (error) {
    // What is wrong with it is said where the result would be.
    if (!(error instanceof InputError)) throw error;
    return undefined;
  }
}

/** The document to click in: the path of a value becomes the query. */
export default function PickPanel({ text, onPick }: { text: string; onPick(path: string): void }) {
  const document = useMemo(() => (text.length <= LONGEST ? layOut(text) : undefined), [text]);
  if (!document) return null;
  return (
    <Panel title="Click a value to get its path" className="jp-pick">
      <FoldText
        document={document}
        label="Document"
        actions={(path) => <Button small label="Use as Query" onClick={() => onPick(path)} />}
      />
    </Panel>
  );
}
