import { useId } from 'react';
import { NO_MICROPHONE, type Sources } from './useSources';

interface DeviceFieldsProps {
  sources: Sources;
  /** False where a screen alone is recorded. */
  hasCamera: boolean;
  disabled: boolean;
}

/** Which camera and which microphone. */
export function DeviceFields({ sources, hasCamera, disabled }: DeviceFieldsProps) {
  const { camera, devices } = sources;
  const idOf = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? '';
  return (
    <div className="cam-devices">
      {hasCamera && (
        <Device
          label="Camera"
          value={sources.cameraId || idOf(camera?.getVideoTracks()[0])}
          devices={devices.cameras}
          disabled={disabled}
          onChange={sources.setCameraId}
        />
      )}
      <Device
        label="Microphone"
        value={sources.microphoneId || idOf(camera?.getAudioTracks()[0])}
        devices={devices.microphones}
        none="No microphone"
        disabled={disabled}
        onChange={sources.setMicrophoneId}
      />
    </div>
  );
}

interface DeviceProps {
  label: string;
  value: string;
  devices: readonly MediaDeviceInfo[];
  /** What choosing none of them is called. */
  none?: string;
  disabled: boolean;
  onChange(id: string): void;
}

function Device({ label, value, devices, none, disabled, onChange }: DeviceProps) {
  const id = useId();
  const known = devices.some(({ deviceId }) => deviceId === value) || (none !== undefined && value === NO_MICROPHONE);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={known ? value : ''}
        disabled={disabled || (devices.length === 0 && !known)}
        onChange={(event) => onChange(event.target.value)}
      >
        {!known && <option value="">Default</option>}
        {devices.map((device, at) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || `${label} ${at + 1}`}
          </option>
        ))}
        {none && <option value={NO_MICROPHONE}>{none}</option>}
      </select>
    </div>
  );
}
