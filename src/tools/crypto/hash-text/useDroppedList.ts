import { useEffect, useRef } from 'react';
import { isNamedAsList, readChecksumFile } from '@/engines/hash/checksum-file';
import { toast } from '@/ui/controls/Toast';

/** Larger is no list that people check by hand. */
const MOST_BYTES = 1_000_000;

/** A checksum file among other files is what they are compared with, and not one of them. */
export function useDroppedList(files: readonly File[], take: (text: string, left: readonly File[]) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const list = files.find(({ name, size }) => isNamedAsList(name) && size <= MOST_BYTES);
    if (!list || files.length < 2) return;
    let isWanted = true;
    list.text().then(
      (text) => {
        if (!isWanted || readChecksumFile(text).length === 0) return;
        latest.current(
          text,
          files.filter((file) => file !== list),
        );
        toast(`The files are compared with ${list.name}`);
      },
      // It is hashed like the others, and what is wrong with it is said there.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [files]);
}
