/**
 * Words for the same things in documentation of software, in English. Words of a line mean about the same; "/"
 * separates them. They find less than the words of the query themselves.
 */
const lists = `
alert/popup/pop up/dialog/modal/message box/notification/toast
prompt/dialog/modal/input/ask
hotkey/shortcut/key binding/keybinding/key combination/key
cursor/pointer/mouse
keyboard/key
numpad/keypad
detect/watch/notice/listen/event
listen/subscribe/on/event
callback/handler/listener/hook/function
config/configuration/settings/preferences/options
setting/option/preference
parameter/argument/option
install/setup/set up/download
uninstall/remove
delete/remove/clear/drop
location/path/place/where/folder
folder/directory
error/fail/exception
problem/issue/trouble/wrong/troubleshoot
another/next/other
previous/last/back
display/screen/monitor
desktop/workspace/space
fullscreen/full screen/maximize/maximise
picture/image/photo/icon
quit/exit/terminate/close
kill/terminate/force/stop
start/launch/open/run
startup/login/launch/boot
run/execute/call/invoke
command/shell/terminal/cli/command line
bash/shell/zsh
script/program/code
app/application/program
resize/size/grow/shrink/width/height
move/drag/put/transfer
switch/toggle/change/go
enable/activate/allow
disable/deactivate/off
unbind/disable/off/remove
bind/register/assign/map
delay/wait/timeout/after/timer
repeat/interval/every/loop
persist/save/store/storage/keep
remember/save/store/restore
print/log/output/write
debug/log/inspect
stdout/standard output/output
permission/access/privilege/allow
update/upgrade/new version/release
changelog/release notes/new version
requirement/prerequisite/supported/compatible
license/terms/copyright
contact/support/help
introduction/getting started/overview/tutorial/quickstart
example/sample/recipe/snippet/demo
import/include/require/load
package/module/library/dependency
plugin/extension/add on
symlink/symbolic link
list/all/enumerate/show
find/search/look up
get/fetch/retrieve/read
edit/change/modify
several/multiple/many/dual
dark mode/dark/appearance
gap/margin/padding/spacing
translation/language/localization
deploy/deployment/publish/host
build/compile/bundle
click/press/tap
`

/** related has the lists of words for the same things. */
export const related: readonly string[][] = lists
  .trim()
  .split('\n')
  .map((line) => line.split('/'))
