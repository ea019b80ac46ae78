/** Milliseconds of processor time this process has used: what a test may bound, whatever else the machine is doing. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
