// #region outer
if (a) {
    // #region nested
    b()

      c()
    // #endregion
}
/* #endregion */
