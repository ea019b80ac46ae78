import { line } from '@/kit/option';
import { definePage } from '@/kit/page';
import { DecodePanel } from '@/ui/decode/DecodePanel';
import GeneratorPage from '@/ui/pages/GeneratorPage';
import type { ToolPageProps } from '@/ui/pages/page';

const PAGE = definePage({
  help: [
    'To make ULIDs nothing need be entered. To read one, paste it into ULID.',
    'Set the Count, and Lowercase where small letters are wanted.',
    'Press Generate. A batch sorts in the order it was made.',
    'Copy one or all, or download them. Nothing is sent, and no ULID is remembered.',
  ],
});

const ULID = line('ULID', '', { placeholder: 'Paste a ULID' });

export default function UlidGenerator(props: ToolPageProps) {
  return (
    <>
      <GeneratorPage {...props} page={PAGE} />
      <DecodePanel
        {...props}
        option="ulid"
        field={ULID}
        note="What you decode stays in this tab and is not remembered; nothing is sent."
      />
    </>
  );
}
