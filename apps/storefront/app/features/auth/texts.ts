/**
 * The texts of signing in, signing up and a forgotten password (product 2.11, 5.2.2, 8.4, 8.10).
 */
export const TEXTS = {
  loginTitle: 'Login',
  loginLead: 'Welcome back. Sign in to see your cart, orders and wishlist.',
  /** For a shopper who was on her way to an order. */
  checkoutLead: 'Please log in to continue to checkout, or make an account: your order goes on.',
  benefitsTitle: 'From her hands to your door',
  benefits: [
    'You buy from women’s groups in Rajasthan, and read who made it.',
    'Your cart and addresses come along, on every device.',
    'Your orders can be followed to the door.',
  ],
  /** For an error of the credentials without a message of the server. */
  loginRejected: 'Login failed. Please check your credentials and try again.',
  loginFailed: 'Login failed',
  signedIn: 'Signed in successfully',
  signIn: 'Sign In',
  forgot: 'Forgot password?',
  newHere: 'New here?',
  signupTitle: 'Sign Up',
  signupLead: 'It takes a minute. Your cart comes along.',
  signupFailed: 'Signup failed',
  registered: 'Registered! Please verify your email.',
  haveAccount: 'Already have an account?',
  userNameHint: 'Filled in from your email; you may change it.',
  forgotTitle: 'Forgot password',
  forgotLead: 'Tell us your email. We send you a link to choose a new password.',
  sendResetMail: 'Send reset mail',
  resetMailSent: 'Password reset mail sent',
  resetMailFailed: 'Failed to send reset mail',
  mailSentLead: 'Open the link in the mail to choose a new password.',
  mailSentTo: 'If there is an account, the mail is on its way to',
  mailSentHint: 'The link works once and for 30 minutes. Look into your spam folder, too.',
  askAgain: 'Ask for another mail',
  backToLogin: 'Back to login',
  avatar: 'Avatar',
  addPicture: 'Add a picture (optional)',
  avatarHint: 'Optional: a picture of you, up to 5 MB.',
} as const;
