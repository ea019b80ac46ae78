import { type FormEvent, type PointerEvent, useId } from 'react';
import { MOST_ESTIMATED, type Task } from '@/engines/time/pomodoro';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Panel } from '@/ui/output/Panel';
import { useForVisit } from '@/ui/storage/visit';

interface TasksProps {
  tasks: readonly Task[];
  onAdd(text: string): void;
  onToggle(id: number): void;
  onEstimate(id: number, sessions: number): void;
  onMove(id: number, to: number): void;
  onRemove(id: number): void;
}

export function Tasks({ tasks, onAdd, ...changes }: TasksProps) {
  const id = useId();
  const [text, setText] = useForVisit('pomodoro-timer:task', '');
  const done = tasks.filter(({ completed }) => completed).length;
  const present = tasks.find(({ completed }) => !completed);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  };
  return (
    <Panel title="Tasks" className="pm-tasks" aside={tasks.length > 0 && `${done} of ${tasks.length} done`}>
      <ul>
        {tasks.map((task, at) => (
          <Row key={task.id} task={task} at={at} isPresent={task === present} {...changes} />
        ))}
      </ul>
      <form onSubmit={add}>
        <label className="unseen" htmlFor={id}>
          New Task
        </label>
        <input
          id={id}
          type="text"
          value={text}
          maxLength={200}
          placeholder="What comes next?"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" icon="plus" label="Add Task" disabled={text.trim() === ''} />
      </form>
    </Panel>
  );
}

interface RowProps extends Omit<TasksProps, 'tasks' | 'onAdd'> {
  task: Task;
  at: number;
  /** Worked on now. */
  isPresent: boolean;
}

function Row({ task, at, isPresent, onToggle, onEstimate, onMove, onRemove }: RowProps) {
  const { id, text, completed, estimate, done = 0 } = task;
  /** Follows the pointer over the other tasks. */
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...document.querySelectorAll<HTMLElement>('.pm-tasks li')];
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (over >= 0 && over !== at) onMove(id, over);
  };
  return (
    <li className={`${completed ? 'done' : ''} ${isPresent ? 'pm-present' : ''}`}>
      <button
        type="button"
        className="button quiet icon-only pm-grip"
        aria-label={`Move ${text}. Arrow keys move it.`}
        title="Drag, or press the arrow keys"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={(event) => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (!by) return;
          event.preventDefault();
          onMove(id, at + by);
        }}
      >
        <Icon name="grip-vertical" />
      </button>
      <label className="grow">
        <input type="checkbox" checked={completed} onChange={() => onToggle(id)} />
        <span>{text}</span>
      </label>
      <span className="pm-estimate" title="Sessions: done, and how many you think it takes">
        <span>
          {done}
          <span className="unseen"> done of</span>
          <span aria-hidden="true">/</span>
        </span>
        <input
          type="text"
          inputMode="numeric"
          aria-label={`Estimated sessions for ${text}`}
          placeholder="–"
          value={estimate ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '');
            onEstimate(id, Math.min(MOST_ESTIMATED, Number(digits)));
          }}
        />
      </span>
      <Button iconOnly small variant="quiet" icon="x" label={`Delete ${text}`} onClick={() => onRemove(id)} />
    </li>
  );
}
