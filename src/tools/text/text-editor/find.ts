/** Where a piece of text occurs, from left to right without overlap; case counts. */
export function findAll(text: string, find: string): number[] {
  const places: number[] = [];
  if (find === '') return places;
  for (let at = text.indexOf(find); at !== -1; at = text.indexOf(find, at + find.length)) places.push(at);
  return places;
}
