export { noteAction } from './server/actions';
export {
  findMemberToChange,
  giveMemberPassword,
  giveMemberRole,
  takeMemberFactor,
} from './server/by-command';
export {
  confirmSetup,
  newSetup,
  removeCodes,
  renewRecoveryCodes,
} from './server/codes';
export { sendOfficePage } from './server/document';
export { createFirstMember, hasNoMembers, type MadeFrom } from './server/first-member';
export { forgetInLog } from './server/forget';
export {
  createMember,
  findMemberByEmail,
  findStaffMember,
  listMembers,
  listRoles,
  memberNames,
} from './server/members';
export {
  createPasswordCheck,
  endSession,
  listSessions,
  proveSession,
  readMember,
  renameMember,
  requireProven,
  setOwnPassword,
} from './server/own-account';
export {
  beginAddingPasskey,
  finishAddingPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './server/passkeys';
export {
  blockPerson,
  changePerson,
  endSessionsOf,
  invitePerson,
  type PersonFields,
  removeFactorOf,
  roleChoices,
  sendLink,
  tellPeople,
  withdrawInvitation,
} from './server/people';
export { readRole } from './server/read-role';
export { changeRole, createRole, removeRole, tellRoles } from './server/roles';
export {
  beginStaffSession,
  endEverySession,
  findStaffSession,
  type StaffSession,
} from './server/sessions';
export { staffActions } from './server/tables';
