import { DecodePanel } from '@/families/decode/DecodePanel';
import { line } from '@/kit/option';
import GeneratorPage from '@/ui/pages/GeneratorPage';
import type { ToolPageProps } from '@/ui/pages/page';

const UUID = line('UUID', '', { placeholder: 'Paste a UUID, with or without dashes' });

export default function UuidGenerator(props: ToolPageProps) {
  return (
    <>
      <GeneratorPage {...props} page={props.page} />
      <DecodePanel
        {...props}
        option="uuid"
        field={UUID}
        note="What you decode stays in this tab and isn’t remembered. Version, Namespace and Name are remembered here and are part of the link."
      />
    </>
  );
}
