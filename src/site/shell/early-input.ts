type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const setNative = (control: Control, property: 'value' | 'checked', value: string | boolean) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value);

interface Early {
  control: Control;
  property: 'value' | 'checked';
  typed: string | boolean;
  drawn: string | boolean;
}

function readControl(control: Control): Early | undefined {
  if (control instanceof HTMLSelectElement) {
    const drawn =
      [...control.options].find((option) => option.defaultSelected)?.value ?? control.options[0]?.value ?? '';
    return { control, property: 'value', typed: control.value, drawn };
  }
  if (control instanceof HTMLInputElement && control.type === 'file') return undefined;
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return { control, property: 'checked', typed: control.checked, drawn: control.defaultChecked };
  return { control, property: 'value', typed: control.value, drawn: control.defaultValue };
}

/**
 * What a visitor typed or chose before the script arrived. Call once before React takes the page over, and the
 * function it returns once after: it enters everything again as if it were typed now.
 */
export function collectEarlyInput(root: HTMLElement): () => void {
  const early = [...root.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const found = readControl(control);
    return found ? [found] : [];
  });
  return () => {
    for (const { control, property, typed, drawn } of early) {
      const now = readControl(control)?.typed;
      const wanted = now !== undefined && now !== drawn ? now : typed;
      if (wanted === drawn || !control.isConnected) continue;
      // React tells a change by what it last saw; the control's own setter makes it see the state as drawn.
      (control as unknown as Record<string, unknown>)[property] = drawn;
      if (property === 'checked') control.click();
      else {
        setNative(control, property, wanted);
        control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      }
    }
  };
}
