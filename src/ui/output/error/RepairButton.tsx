import { useState } from 'react';
import { Button } from '../../controls/Button';
import { toast } from '../../controls/Toast';

interface RepairButtonProps {
  text: string;
  /** What it is said to do. */
  repairs: readonly string[];
  onReplace(text: string): void;
}

/** Mends what is nearly JSON, in the input itself, where one sees it; Undo brings back what was there. */
export function RepairButton({ text, repairs, onReplace }: RepairButtonProps) {
  const [busy, setBusy] = useState(false);
  const mend = async () => {
    setBusy(true);
    try {
      const { repairInput } = await import('@/engines/json/read');
      // A tool that reads comments is not to lose them.
      const allowComments = !repairs.some((fix) => /removed comments/i.test(fix));
      const repaired = repairInput(text, { allowComments });
      if (!repaired) return;
      onReplace(repaired.text);
      toast({ title: 'Repaired', description: repaired.fixes.join('. ') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="repair">
      <Button small icon="wrench" label="Repair JSON" busy={busy} onClick={mend} />
    </p>
  );
}
