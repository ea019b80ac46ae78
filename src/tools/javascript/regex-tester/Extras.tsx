import { CasesPanel } from './CasesPanel';
import { CodePanel } from './CodePanel';
import { DiagramPanel } from './DiagramPanel';
import { FlavoursPanel } from './FlavoursPanel';
import type tool from './tool';
import type { Regex } from './useRegex';

/** What is below the fold, and needs the parser. */
export default function Extras({ shape, regex }: { shape: typeof tool.options; regex: Regex }) {
  return (
    <>
      <DiagramPanel regex={regex} />
      <CasesPanel shape={shape} regex={regex} />
      <CodePanel option={shape.language} regex={regex} />
      <FlavoursPanel regex={regex} />
    </>
  );
}
