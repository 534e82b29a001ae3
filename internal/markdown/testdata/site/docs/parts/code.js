let code
