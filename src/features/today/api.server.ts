export { registerTasks } from './server/tasks';
