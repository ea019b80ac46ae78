import { Button } from '../Button';
import './editing.css';

interface VisitingBarProps {
  says: string;
  keep: string;
  onKeep(): void;
  back: string;
  onBack(): void;
}

/** Something came with a link while something of the visitor's own is kept: which one stays is their choice. */
export function VisitingBar({ says, keep, onKeep, back, onBack }: VisitingBarProps) {
  return (
    <div className="hint-bar visiting-bar" role="status">
      <span className="grow">{says}</span>
      <Button small label={keep} onClick={onKeep} />
      <Button small label={back} onClick={onBack} />
    </div>
  );
}
