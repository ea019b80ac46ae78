import { type ReactNode, useState } from 'react';

type Read = (text: string, say?: (remark: string) => void) => string;

/** Reads what is typed into a field and tells what was lost in reading, for as long as the field holds what came of it. */
export function useRemark(read: Read, value: string): { read(text: string): string; remark: ReactNode } {
  const [made, setMade] = useState<{ value: string; remark: string }>();
  return {
    read(text) {
      let remark: string | undefined;
      const next = read(text, (said) => {
        remark = said;
      });
      setMade(remark === undefined ? undefined : { value: next, remark });
      return next;
    },
    remark: made?.value === value && (
      <p className="field-remark" role="status">
        {made.remark}
      </p>
    ),
  };
}
