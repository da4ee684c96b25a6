import { useState } from 'react';
import { CallError } from '../calls';

/** Does something and says why it couldn't, until something else is done. */
export const useTrouble = () => {
  const [trouble, setTrouble] = useState('');
  /** Answers whether it went well. */
  const send = async (run: () => Promise<unknown>): Promise<boolean> => {
    setTrouble('');
    try {
      await run();
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setTrouble(error.message);
      return false;
    }
  };
  return { send, trouble };
};
