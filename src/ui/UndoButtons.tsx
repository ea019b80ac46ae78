import { Button } from './Button';

interface Steps {
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
}

export const UndoButtons = ({ steps: { undo, redo, canUndo, canRedo } }: { steps: Steps }) => (
  <>
    <Button iconOnly look="quiet" icon="undo-2" label="Undo" disabled={!canUndo} onClick={undo} />
    <Button iconOnly look="quiet" icon="redo-2" label="Redo" disabled={!canRedo} onClick={redo} />
  </>
);
