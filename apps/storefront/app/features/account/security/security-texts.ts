export const SECURITY_TEXTS = {
  // Where you are signed in
  sessionsTitle: 'Where you are signed in',
  sessionsHint: 'End a session you do not know, then change your password.',
  loadingSessions: 'Loading your sessions…',
  sessionsFailed: 'Failed to load your sessions: {msg}',
  thisDevice: 'This device',
  signedInOn: (date: string) => `Signed in on ${date}`,
  lastUsedOn: (date: string) => `Last used on ${date}`,
  end: 'End',
  /** Distinguishes the buttons of several sessions. */
  ofSession: (device: string, date: string) => ` the session on ${device}, signed in on ${date}`,
  ended: 'Session ended',
  endFailed: 'Failed to end the session: {msg}',
  endOthers: 'End all other sessions',
  othersEnded: 'All other sessions ended',
  noOthers: 'You are signed in on this device only.',

  // Download my data
  dataTitle: 'Your data',
  dataExplained:
    'A file with everything the shop keeps about you: profile, former emails, addresses, orders, payments, returns, cart, wishlist, reviews and sessions.',
  download: 'Download my data',
  fileName: 'haat-my-data.json',
  downloaded: 'Your data is downloaded',
  downloadFailed: 'Failed to download your data: {msg}',

  // Delete my account
  deleteTitle: 'Delete your account',
  deleteExplained: 'You can take a copy of your data first. A deleted account does not come back.',
  deleteAccount: 'Delete my account',
  confirmDelete: 'Delete your account?',
  goes: 'This goes for good:',
  whatGoes: [
    'your profile, photo and saved addresses',
    'your cart, wishlist and reviews',
    'your sessions on all devices',
  ],
  stays: 'This stays, because the law wants our books complete:',
  whatStays: ['your past orders and payments, without your name, phone number and street'],
  password: 'Current password',
  keepAccount: 'Keep my account',
  deleteFailed: 'Failed to delete your account: {msg}',
  openOrders:
    'These orders are still open. Please cancel them or wait until they are done; about a return or a refund, please write to us:',
  deleted: 'Your account is deleted',
} as const;
