/** Filters the list of all tools, which is plain HTML below the field. */
export function startFilter(): () => void {
  const input = document.getElementById('home-filter');
  const filter = (event: Event) => {
    const words = (event.target as HTMLInputElement).value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const section of document.querySelectorAll<HTMLElement>('.home-categories section')) {
      const items = [...section.querySelectorAll('li')];
      for (const item of items) item.hidden = !words.every((word) => item.textContent?.toLowerCase().includes(word));
      section.hidden = items.every((item) => item.hidden);
    }
    document.querySelector('.home-categories')?.classList.toggle('filtered', words.length > 0);
  };
  input?.addEventListener('input', filter);
  return () => input?.removeEventListener('input', filter);
}
