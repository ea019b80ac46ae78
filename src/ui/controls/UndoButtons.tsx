import { Button } from './Button';

interface Steps {
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
}

/** Disabled in word only: a button that the browser disables drops the focus, and with it the keys that go on from there. */
export const UndoButtons = ({ steps: { undo, redo, canUndo, canRedo } }: { steps: Steps }) => (
  <>
    <Button
      iconOnly
      variant="quiet"
      icon="undo-2"
      label="Undo"
      aria-disabled={!canUndo}
      onClick={canUndo ? undo : undefined}
    />
    <Button
      iconOnly
      variant="quiet"
      icon="redo-2"
      label="Redo"
      aria-disabled={!canRedo}
      onClick={canRedo ? redo : undefined}
    />
  </>
);
