import { DecodePanel } from '@/families/decode/DecodePanel';
import { line } from '@/kit/option';
import GeneratorPage from '@/ui/pages/GeneratorPage';
import type { ToolPageProps } from '@/ui/pages/page';

const ULID = line('ULID', '', { placeholder: 'Paste a ULID' });

export default function UlidGenerator(props: ToolPageProps) {
  return (
    <>
      <GeneratorPage {...props} page={props.page} />
      <DecodePanel
        {...props}
        option="ulid"
        field={ULID}
        note="What you decode stays in this tab and isn’t remembered."
      />
    </>
  );
}
