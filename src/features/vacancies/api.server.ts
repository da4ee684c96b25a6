export * from './server/tables';
