import type { Fallback } from './language';
import type { signInTexts } from './nl-signin';

/** What there is of nl-signin.ts in English. */
export const enSignIn: Fallback<typeof signInTexts> = {
  or: 'Or',
  login: (name) => `Log in with ${name}`,
  register: (name) => `Create an account with ${name}`,
  busy: (name) => `Opening ${name}…`,
  notTaken: (name) => `Logging in with ${name} was broken off.`,
  problems: {
    'register-400': (name) => `An error occurred while registering via ${name}`,
    'login-401': (name) =>
      `You must first register via ${name} before you can log in with this ${name} account`,
    'login-400': (name) => `An error occurred while logging in via ${name}`,
    'logout-400': (name) => `An error occurred while logging out via/at ${name}`,
    'link-400': (name) => `Adding ${name} failed. Please try again.`,
    taken: (name) => `This ${name} account already belongs to another account here.`,
    full: (name) => `${name} can’t be added: you have as many as fit.`,
    cancelled: (name) => `You stopped at ${name}. Nothing has changed.`,
    again: (name) => `That is not the ${name} account you log in with here. Please try again.`,
  },
  going: {
    title: (name) => `To ${name}`,
    text: (name) => `You are going to ${name} to show that it is you.`,
    button: (name) => `Go on to ${name}`,
  },
};
