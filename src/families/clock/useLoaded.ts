import { useEffect, useState } from 'react';

/** A part of the tool that is fetched once the page stands; undefined until then. */
export function useLoaded<Module>(load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<{ module?: Module; failed?: Error }>({});
  useEffect(() => {
    load().then(
      (module) => setLoaded({ module }),
      (failed: Error) => setLoaded({ failed }),
    );
  }, [load]);
  if (loaded.failed) throw loaded.failed;
  return loaded.module;
}
