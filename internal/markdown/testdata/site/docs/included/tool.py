#region main
def main():
	pass
#endregion
