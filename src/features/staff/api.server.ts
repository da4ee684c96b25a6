export { noteAction } from './server/actions';
export { sendOfficePage } from './server/document';
export {
  createMember,
  findMemberByEmail,
  listRoles,
  memberNames,
  type NewMember,
} from './server/members';
export { findStaffSession, type StaffSession } from './server/sessions';
