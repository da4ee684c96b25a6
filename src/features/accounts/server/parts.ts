import { createElement, Fragment, type ReactNode } from 'react';
import type { Params } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { OrderLine, ProfileSection, WayToAdd } from '../contract';
import type { Account } from './accounts';

/** What whoever keeps orders adds to the account's pages. */
export type OrdersPart = {
  /** Orders of an account, the newest first. */
  list: (host: Host, accountId: number) => Promise<OrderLine[]>;
  /** Below the login form: following an order without an account. */
  lookup: (token: string) => ReactNode;
};

/** What whoever knows another way in adds to the pages of the account. */
export type SignInPart = {
  /** Below the form of a login; `returnTo`: where it leads to. */
  login?: (asked: { token: string; returnTo?: string }) => ReactNode;
  /** Below the form of a new account. */
  register?: (asked: { token: string }) => ReactNode;
  /** On the profile: adding one, in a form that holds the password (`addPasswordField`); undefined: none. */
  add?: () => WayToAdd | undefined;
  /** For who has no password: logging in again, to go on at `returnTo`. */
  again?: (asked: { token: string; returnTo: string }) => ReactNode;
  /** Where who logged in by it logs out; `by`: as `sessions.renew` was told. */
  logoutPath?: (by: string) => string | undefined;
  /** What went wrong, or was broken off, as the address of a page says. */
  told?: (params: Params) => SignInTold | undefined;
};

export type SignInTold = { tone: 'error' | 'notice'; text: string };

const signInParts = new Registry<SignInPart>('sign-in part');

export const registerSignInPart = (host: Host, name: string, part: SignInPart): void =>
  signInParts.add(host, name, part);

export const listSignInParts = (host: Host): SignInPart[] => signInParts.list(host);

/** What any of the ways in tells by a page's address. */
export const signInTold = (host: Host, params: Params): SignInTold | undefined =>
  signInParts.list(host).flatMap((part) => part.told?.(params) ?? [])[0];

/** Where a session that was begun by another way in than a password logs out; undefined: as all do. */
export const logoutPathOf = (host: Host, by: string | null | undefined): string | undefined =>
  by ? signInParts.list(host).flatMap((part) => part.logoutPath?.(by) ?? [])[0] : undefined;

/** All ways to log in again. */
export const loginAgain = (host: Host, token: string, returnTo: string): ReactNode =>
  signInParts
    .list(host)
    .map((part, at) =>
      createElement(Fragment, { key: String(at) }, part.again?.({ token, returnTo })),
    );

/** What another feature shows and changes on the profile. */
export type ProfilePart = {
  section: (person: Account) => Promise<ProfileSection>;
  /** What was done there, as the address of the page says. */
  notice?: (params: Params) => string | undefined;
};

const profileParts = new Registry<ProfilePart>('profile part');

/** Adds a section to the profile; the registered order is the page's. */
export const registerProfilePart = (host: Host, name: string, part: ProfilePart): void =>
  profileParts.add(host, name, part);

export const listProfileSections = (host: Host, person: Account): Promise<ProfileSection[]> =>
  Promise.all(profileParts.list(host).map((part) => part.section(person)));

/** What was done in any of the sections, by a page's address. */
export const profileNotice = (host: Host, params: Params): string | undefined =>
  profileParts.list(host).flatMap((part) => part.notice?.(params) ?? [])[0];

/** What another feature shows above the orders of an account, as long as there is something to show. */
export type StartPart = (accountId: number) => Promise<ReactNode>;

const startParts = new Registry<StartPart>('start part');

export const registerStartPart = (host: Host, name: string, part: StartPart): void =>
  startParts.add(host, name, part);

export const listStartParts = async (host: Host, accountId: number): Promise<ReactNode[]> => {
  const shown = await Promise.all(startParts.list(host).map((part) => part(accountId)));
  return shown.map((part, at) => createElement(Fragment, { key: String(at) }, part));
};

const parts = new Registry<OrdersPart>('orders part');

export const registerOrdersPart = (host: Host, part: OrdersPart): void =>
  parts.add(host, 'orders', part);

export const findOrdersPart = (host: Host): OrdersPart | undefined => parts.find(host, 'orders');
