/** The texts of signing in and signing up (spec §2, §5, §8). */
export const MESSAGES = {
  loginTitle: 'Login',
  loginFailed: 'Login failed. Please check your credentials and try again.',
  signedIn: 'Signed in successfully',
  signupTitle: 'Sign Up',
  signupFailed: 'Signup failed',
  registered: 'Registered! Please verify your email.',
} as const;
