import { CasesPanel } from './CasesPanel';
import { CodePanel } from './CodePanel';
import { DiagramPanel } from './DiagramPanel';
import { FlavoursPanel } from './FlavoursPanel';
import { StepsPanel } from './StepsPanel';
import type definition from './tool';
import type { Regex } from './useRegex';

/** Made anew with every letter typed: longer patterns would hold it up. */
const LONGEST = 4_000;

interface ExtrasProps {
  slug: string;
  tool: typeof definition;
  regex: Regex;
}

/** What is below the fold, and needs the parser. */
export default function Extras({ slug, tool, regex }: ExtrasProps) {
  if (regex.setup.pattern.length > LONGEST)
    return (
      <>
        <CasesPanel shape={tool.options} regex={regex} />
        <p className="quiet-note">
          This pattern is too long to show its diagram, code and flavors here. Use the command line for them.
        </p>
      </>
    );
  return (
    <>
      <DiagramPanel regex={regex} />
      <StepsPanel slug={slug} tool={tool} regex={regex} />
      <CasesPanel shape={tool.options} regex={regex} />
      <CodePanel option={tool.options.language} regex={regex} />
      <FlavoursPanel regex={regex} />
    </>
  );
}
