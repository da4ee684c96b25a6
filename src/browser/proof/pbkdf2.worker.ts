// The solver of ALTCHA's own, in a file of ours: a worker from a blob is forbidden here.
import 'altcha/workers/pbkdf2';
