import { useEffect, useState } from 'react';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';

/** Chooses the file that is played, and says which one it is. */
export function OwnSound() {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let over = false;
    import('@/families/clock/own-sound')
      .then(({ ownSoundName }) => ownSoundName())
      .then((found) => {
        if (!over) setName(found);
      })
      .catch(() => {});
    return () => {
      over = true;
    };
  }, []);

  const keep = async ([file]: readonly File[]) => {
    if (!file) return;
    const { keepOwnSound, LARGEST_SOUND } = await import('@/families/clock/own-sound');
    const refuse = (description: string) => toast({ title: 'Not used', description, tone: 'destructive' });
    if (file.size > LARGEST_SOUND) refuse('The file is larger than 10 MB.');
    else if (await keepOwnSound(file)) setName(file.name);
    else refuse(`Your browser can’t play ${file.name}. Try an MP3, WAV or OGG file.`);
  };
  return (
    <div className="cd-own">
      <UploadButton
        iconOnly={false}
        variant="plain"
        file="Sound file"
        label="Choose a File"
        accept="audio/*"
        onFiles={keep}
      />
      <span className="grow">{name ?? 'None yet: a beep plays until you choose one.'}</span>
    </div>
  );
}
