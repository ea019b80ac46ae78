import address from '@/ui/controls/icons.generated.svg?url';

let asked = false;

async function fetchIcons(): Promise<void> {
  const text = await (await fetch(address)).text();
  const { children } = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const missing = [...children].filter(({ id }) => document.getElementById(id) === null);
  document.getElementById('icons')?.append(...missing);
}

/** The pictures a page did not come with. They only decorate: without them every word is still there. */
export function loadIcons(): void {
  if (asked) return;
  asked = true;
  fetchIcons().catch(() => {
    asked = false;
  });
}
