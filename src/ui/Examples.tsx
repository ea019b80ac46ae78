import { Button } from './Button';

interface ExamplesProps<Example extends { title: string }> {
  of: readonly Example[];
  onPick: (example: Example) => void;
}

/** What one may try at a press, where there is no result yet. */
export function Examples<Example extends { title: string }>({ of, onPick }: ExamplesProps<Example>) {
  return (
    <p className="examples">
      {of.map((example) => (
        <Button key={example.title} small label={example.title} onClick={() => onPick(example)} />
      ))}
    </p>
  );
}
