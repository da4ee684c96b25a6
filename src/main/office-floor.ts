import { startFloor } from '#browser/floor/start';

// Screens of work on the floor are HTML alone; this is what a browser adds to them.
startFloor();
