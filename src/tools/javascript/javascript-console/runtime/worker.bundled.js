// Stands in a worker of the sandbox: runs the visitor's code and tells the page what its console was given.
import './console';
import { connect, post } from './entries';
import { realm } from './realm';
import { run, tellMembers } from './run';

realm.addEventListener(
  'message',
  (event) => {
    event.stopImmediatePropagation();
    const { port } = event.data;
    connect(port);
    port.onmessage = ({ data }) => {
      if (data.kind === 'run') run(data);
      else if (data.kind === 'members') tellMembers(data);
      else post({ kind: 'pong' });
    };
  },
  { once: true },
);
