import { CasesPanel } from './CasesPanel';
import { CodePanel } from './CodePanel';
import { DiagramPanel } from './DiagramPanel';
import { FlavoursPanel } from './FlavoursPanel';
import { StepsPanel } from './StepsPanel';
import type tool from './tool';
import type { Regex } from './useRegex';

/** Made anew with every letter typed: longer patterns would hold it up. */
const LONGEST = 4_000;

interface ExtrasProps {
  slug: string;
  shape: typeof tool.options;
  regex: Regex;
}

/** What is below the fold, and needs the parser. */
export default function Extras({ slug, shape, regex }: ExtrasProps) {
  if (regex.setup.pattern.length > LONGEST)
    return (
      <>
        <CasesPanel shape={shape} regex={regex} />
        <p className="quiet-note">
          This pattern is too long to show its diagram, code and flavors here. Use the command line for them.
        </p>
      </>
    );
  return (
    <>
      <DiagramPanel regex={regex} />
      <StepsPanel slug={slug} regex={regex} />
      <CasesPanel shape={shape} regex={regex} />
      <CodePanel option={shape.language} regex={regex} />
      <FlavoursPanel regex={regex} />
    </>
  );
}
