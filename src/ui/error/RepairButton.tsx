import { useState } from 'react';
import { Button } from '../Button';
import { toast } from '../Toast';

interface RepairButtonProps {
  text: string;
  onMend(text: string): void;
}

/** Mends what is nearly JSON, in the input itself, where one sees it; Undo brings back what was there. */
export function RepairButton({ text, onMend }: RepairButtonProps) {
  const [busy, setBusy] = useState(false);
  const mend = async () => {
    setBusy(true);
    try {
      const { repairInput } = await import('@/engines/json/read');
      const repaired = repairInput(text);
      if (!repaired) return;
      onMend(repaired.text);
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
