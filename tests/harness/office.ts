import { createMember } from '#features/staff/api.server';
import { staffPath } from '#features/staff/contract';
import { field } from '#kernel/wire';
import { officeHeader, officePath } from '#kernel/wire-staff';
import type { TestApp } from './app';
import { createVisitor, hiddenField, type Visitor } from './visitor';

export const MEMBER_PASSWORD = 'zeven grijze ganzen op het ijs';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
/** `plain`: without the header of the office's script. */
type Sent = { body?: unknown; headers?: Record<string, string>; plain?: boolean };

/** Calls of the office with the cookies of a visitor, as its script makes them. */
export const createOfficeCalls =
  (app: Pick<TestApp, 'inject'>, { cookies }: Pick<Visitor, 'cookies'>, from = '127.0.0.1') =>
  async (method: Method, path: string, { body, headers, plain }: Sent = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.inject({
      method,
      remoteAddress: from,
      url: `${officePath.calls}/${path}`,
      headers: {
        accept: 'application/json',
        ...(!plain && { [officeHeader]: '1' }),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const isJson = String(reply.headers['content-type']).includes('json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      json: isJson ? reply.json() : undefined,
    };
  };

export type CallOffice = ReturnType<typeof createOfficeCalls>;

/** Fills in the office's login page, which it asks for first. */
export const logInAt = async (
  visitor: Visitor,
  fields: { email: string; password: string } & Record<string, string>,
  address: string = staffPath.login,
) => {
  const { email, password, ...others } = fields;
  const page = await visitor.get(address);
  return visitor.post(staffPath.login, {
    [field.token]: hiddenField(page.body, field.token),
    [field.username]: email,
    [field.password]: password,
    ...others,
  });
};

type NewMember = Parameters<typeof createMember>[1];

let staffMade = 0;

/** A member that is made and logs in, and the calls that he makes. */
export const createStaff = async (
  app: TestApp,
  { email, ...more }: Pick<NewMember, 'email' | 'role'> & Partial<NewMember>,
) => {
  // Calls of one client are limited, and a test's clock may stand still.
  staffMade += 1;
  const from = `10.7.0.${staffMade}`;
  const visitor = createVisitor(app, from);
  const password = more.password ?? MEMBER_PASSWORD;
  const member = await createMember(app.host, { name: `Lid ${email}`, ...more, email, password });
  if (!member) throw new Error(`${email} is a member already`);
  const reply = await logInAt(visitor, { email, password });
  if (reply.statusCode !== 303) throw new Error(`${email} couldn't log in: ${reply.statusCode}`);
  return { member, visitor, call: createOfficeCalls(app, visitor, from) };
};
