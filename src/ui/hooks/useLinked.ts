import { useEffect, useState } from 'react';
import { packedInputs, readFragment } from '../storage/link';
import { useForVisit } from '../storage/visit';

/**
 * Hands over the inputs that the link carries, once a visit: by Back it must not undo what was done since.
 * @param take the same function always.
 * @returns whether all that the link carries was handed over.
 */
export function useLinked(slug: string, take: (linked: Readonly<Record<string, string>>) => void): boolean {
  const [taken, setTaken] = useForVisit(`${slug}:link`, '');
  const [read, setRead] = useState(false);
  useEffect(() => {
    const carried = packedInputs(location);
    if (carried === taken) return setRead(true);
    readFragment(location.hash).then((linked) => {
      setTaken(carried);
      if (linked) take(linked);
    });
  }, [taken, setTaken, take]);
  return read;
}
