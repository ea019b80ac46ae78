import { lazy, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { Boundary } from '@/ui/output/Boundary';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const MorePanel = lazy(() => import('./MorePanel'));

/** The shared page, with the library's own options behind a button. */
export default function JavascriptObfuscator(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { options } = transform;
  const written = options.values.moreOptions;
  const [opened, setOpened] = useState(false);
  return (
    <TransformLayout
      transform={transform}
      fields={
        <Button
          small
          icon="sliders-horizontal"
          label="More"
          aria-expanded={opened}
          className={written === '' ? '' : 'ob-set'}
          onClick={() => setOpened(!opened)}
        />
      }
      above={
        opened && (
          <Boundary what="More options" fallback={null}>
            <MorePanel written={written} onChange={(next) => options.set({ moreOptions: next })} />
          </Boundary>
        )
      }
    />
  );
}
