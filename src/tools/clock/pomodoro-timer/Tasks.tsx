import { type FormEvent, useId } from 'react';
import type { Task } from '@/engines/time/pomodoro';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import { useForVisit } from '@/ui/storage/visit';

interface TasksProps {
  tasks: readonly Task[];
  onAdd(text: string): void;
  onToggle(id: number): void;
  onRemove(id: number): void;
}

export function Tasks({ tasks, onAdd, onToggle, onRemove }: TasksProps) {
  const id = useId();
  const [text, setText] = useForVisit('pomodoro-timer:task', '');
  const done = tasks.filter(({ completed }) => completed).length;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  };
  return (
    <Panel title="Tasks" className="pm-tasks" aside={tasks.length > 0 && `${done} of ${tasks.length} done`}>
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
      <ul>
        {tasks.map((task) => (
          <li key={task.id} className={task.completed ? 'done' : ''}>
            <label className="grow">
              <input type="checkbox" checked={task.completed} onChange={() => onToggle(task.id)} />
              <span>{task.text}</span>
            </label>
            <Button
              iconOnly
              small
              variant="quiet"
              icon="x"
              label={`Delete ${task.text}`}
              onClick={() => onRemove(task.id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
